import { launch, close, visit, open } from "./support/arcade.mjs";
const [w,h]=process.argv[2].split("x").map(Number); const out=process.argv[3]; const seed=process.argv[4]??"BCD-FGH-JKL";
await launch();
const opts = w<500 ? {viewport:{width:w,height:h},deviceScaleFactor:2,isMobile:true,hasTouch:true}:{viewport:{width:w,height:h}};
const v=await visit(opts); const page=v.page;
const seen=new Set();
async function shot(name){ if(seen.has(name)) return; seen.add(name); await page.waitForTimeout(500); await page.screenshot({path:`${out}/road-${name}-${w}.png`}); console.log(name); }
await open(page,"#/forward/new");
await page.getByRole("radio",{name:/road/}).check({force:true});
await page.getByLabel(/^Seed/).fill(seed);
await page.getByRole("button",{name:/^(Start|Begin)/}).click();
await page.waitForTimeout(1500);
await shot("start");
const understood = async()=>{ for (const b of await page.getByRole("button",{name:"Understood"}).all()) { await b.click().catch(()=>{}); } };
const advised=async()=>{ await page.keyboard.press('i'); for(let k=0;k<100;k++){ if((await page.locator('.forward-said').innerText().catch(()=>''))) break; await page.waitForTimeout(100);} const t=await page.locator('.forward-said').innerText().catch(()=>''); if(/heal/.test(t)) await page.keyboard.press('e'); else await page.keyboard.press('Enter'); };
for (let i=0;i<Number(process.argv[5]??90);i++){
  const state=await page.evaluate(()=>window.gameState);
  if(state==="over"){await page.waitForTimeout(800); await shot("over");break;}
  const h2=await page.locator(".forward-prompt").innerText().catch(()=> "");
  if(/spend/.test(h2)) { await shot("fight-tip"); await understood(); await shot("fight"); await advised(); }
  else if(/climb with/.test(h2)) { await shot("climb-tip"); await understood(); await shot("climb"); await advised(); }
  else if(/weapon/.test(h2)) { await shot("find"); await page.keyboard.press("2"); }
  else if(/Terror/.test(h2)) { await shot("terror"); await page.keyboard.press("3"); }
  else if(/Turn a card/.test(h2)) { await understood(); await shot("row"); if(i%9===8){await page.keyboard.press("p"); await page.waitForTimeout(400); await shot("peeked");} if(i%9===4){await page.keyboard.press("b"); await page.waitForTimeout(300); await shot("passing"); await page.keyboard.press("Escape");} if(i%9==6){await page.keyboard.press("r"); await page.waitForTimeout(300); await shot("rerolling"); await page.keyboard.press("Escape");} await advised(); }
  else { await page.keyboard.press("Enter"); }
  await page.waitForTimeout(250);
}
console.log(v.complaints);
await v.context.close(); await close();
