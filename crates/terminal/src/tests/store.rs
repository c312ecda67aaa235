//! Saves: nothing is lost, nothing is overwritten, everything is said.

use std::fs;
use std::path::PathBuf;

use engine::{Game, Seat, Seed, Session, Silence};
use forward::{Forward, Phase, Rules, Setup};

use super::arcade::record_until;
use super::newer::Newer;
use super::{Arcade, Folder};
use crate::store::{Contents, OpenError, Store};

fn bytes() -> Vec<u8> {
    record_until(Rules::WRITTEN, |view| view.phase == Phase::Path && view.deck == 5)
}

fn file(store: &Store, bytes: &[u8]) -> PathBuf {
    fs::create_dir_all(store.folder()).unwrap();
    let path = store.folder().join("forward-20261115-120000-TEST.run");
    fs::write(&path, bytes).unwrap();
    path
}

fn begin() -> (Session<Forward>, Vec<u8>) {
    Session::begin(Setup::default(), Seed::from_name("saves")).unwrap()
}

#[test]
fn a_run_is_on_disk_before_it_is_shown() {
    let folder = Folder::new("kept");
    let store = folder.store();
    let (mut session, bytes) = begin();
    let mut keeper = store.keep::<Forward>(session.seed(), bytes, "20261115-120000");
    assert_eq!(keeper.trouble(), None);
    for command in ["turn 1", "turn 2"] {
        if let Ok(bytes) = session.play(Seat::FIRST, command.parse().unwrap(), &mut Silence) {
            keeper.append(&bytes);
        }
        let saved = fs::read(keeper.path()).unwrap();
        let resumed = Session::<Forward>::resume(&saved).unwrap();
        assert_eq!(resumed.session.digest(), session.digest());
    }
}

#[test]
fn a_crash_at_any_byte_leaves_a_run_that_goes_on() {
    let folder = Folder::new("crash");
    let store = folder.store();
    let whole = bytes();
    let header =
        (0..whole.len()).find(|&length| Session::<Forward>::resume(&whole[..length]).is_ok()).unwrap();
    for length in header..=whole.len() {
        let path = file(&store, &whole[..length]);
        let opened = store.open::<Forward>(&path).unwrap();
        let good = fs::read(&path).unwrap();
        assert!(whole.starts_with(&good), "what is left is a prefix");
        assert_eq!(opened.notice.is_some(), good.len() < length, "a cut within a chunk is said");
        let mut aside: Vec<PathBuf> = fs::read_dir(store.folder())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|found| *found != path)
            .collect();
        if good.len() < length {
            let damaged = aside.pop().expect("the damaged bytes are kept");
            assert_eq!(fs::read(&damaged).unwrap(), whole[good.len()..length]);
            fs::remove_file(damaged).unwrap();
        }
        assert!(aside.is_empty());
    }
}

#[test]
fn a_damaged_middle_keeps_what_comes_before() {
    let folder = Folder::new("middle");
    let mut bytes = bytes();
    let place = bytes.len() * 2 / 3;
    bytes[place] ^= 0xff;
    let path = file(&folder.store(), &bytes);
    let opened = folder.store().open::<Forward>(&path).unwrap();
    assert!(opened.notice.unwrap().contains("All before is safe"));
    assert!(!opened.session.commands().is_empty());
}

#[test]
fn two_at_the_same_run_are_told_so() {
    let folder = Folder::new("two");
    let path = file(&folder.store(), &bytes());
    let first = folder.store().open::<Forward>(&path).unwrap();
    assert!(matches!(folder.store().open::<Forward>(&path), Err(OpenError::InUse)));
    drop(first);
    assert!(folder.store().open::<Forward>(&path).is_ok());
}

#[test]
fn two_runs_that_begin_together_have_two_files() {
    let folder = Folder::new("together");
    let store = folder.store();
    let keep = || {
        let (session, bytes) = begin();
        store.keep::<Forward>(session.seed(), bytes, "20261115-120000")
    };
    let (first, second) = (keep(), keep());
    assert_ne!(first.path(), second.path());
    assert_eq!(store.list().len(), 2);
}

#[test]
fn what_is_not_understood_is_listed_and_left_alone() {
    let folder = Folder::new("unknown");
    let path = file(&folder.store(), b"something else entirely");
    let listed = folder.store().list();
    assert!(
        matches!(&listed[0].contents, Contents::Unusable(reason) if reason == "this is not a record of a run")
    );
    assert!(folder.store().open::<Forward>(&path).is_err());
    assert_eq!(fs::read(&path).unwrap(), b"something else entirely");
}

#[test]
fn rules_of_another_version_are_refused_listed_and_left_alone() {
    let mut arcade = Arcade::new("rules");
    let store = arcade.folder().store();
    let (_, newer) = Session::<Newer>::begin(Setup::default(), Seed::from_name("saves")).unwrap();
    let path = file(&store, &newer);
    let refused = store.open::<Forward>(&path).err().unwrap().to_string();
    let version = format!("rules {}", <Newer as Game>::RULES_VERSION);
    assert!(refused.contains(&version), "{refused}");
    assert_eq!(fs::read(&path).unwrap(), newer);
    arcade.press("down down enter").sees(&format!("was played under {version}"));
    arcade.press("enter").sees("the file is kept");
}

#[test]
fn a_folder_that_cannot_be_written_does_not_end_the_game() {
    let folder = Folder::new("full");
    fs::write(folder.path().join("runs"), "a file where the folder should be").unwrap();
    let (session, bytes) = begin();
    let mut keeper = folder.store().keep::<Forward>(session.seed(), bytes, "20261115-120000");
    assert!(keeper.trouble().is_some_and(|trouble| trouble.contains("cannot be saved")));
    keeper.append(b"more");
    assert!(keeper.trouble().is_some());
}

#[test]
fn the_screen_says_when_nothing_can_be_saved() {
    let mut arcade = Arcade::new("said");
    fs::write(arcade.folder().path().join("runs"), "a file where the folder should be").unwrap();
    arcade.press("enter enter").sees("Not saved");
    arcade.play("1").sees("Not saved, a copy is at");
    arcade.press("esc").sees("This run is not saved").press("enter").sees("Traveller");
    arcade.press("esc esc").sees("New run");
}

#[test]
fn a_run_in_use_is_said_on_the_screen() {
    let mut arcade = Arcade::new("in-use");
    let path = file(&arcade.folder().store(), &bytes());
    let _elsewhere = arcade.folder().store().open::<Forward>(&path).unwrap();
    arcade.press("down down enter enter").sees("another window");
}
