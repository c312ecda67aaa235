//! What encounters tell, and what can be answered. What comes of an answer is told from its row.

use crate::run::encounter::Encounter;

impl Encounter {
    /// What is met.
    pub const fn story(self) -> &'static str {
        self.words().0
    }

    /// What can be answered, in the order of the row.
    pub const fn says(self) -> &'static [&'static str] {
        self.words().1
    }

    #[rustfmt::skip]
    const fn words(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::DriftingCrate => ("A crate turns slowly ahead of you, its seals unbroken. Something in it ticks.", &["Open it here.", "Sell it as it is."]),
            Self::WreckField => ("Two fleets met here long ago. Nobody came to fetch what was left.", &["Gather what floats by.", "Go down into the largest wreck."]),
            Self::TinkerMoon => ("On this moon everybody mends something that belongs to somebody else.", &["Let them work on yours.", "Exchange one of yours for one of theirs."]),
            Self::Pilgrims => ("Forty pilgrims wait on a rock for a ship that is eleven years late.", &["Carry them all, however full it gets.", "Share your stores, and take what they give."]),
            Self::QuietYard => ("A shipyard without lights. The cranes still answer when they are asked.", &["Have the plates mended.", "Have the ribs doubled."]),
            Self::MagnetStorm => ("The instruments all point at each other. A storm of iron dust comes up behind.", &["Fly with it and sift the dust.", "Let it pass over you."]),
            Self::Archive => ("A library on an asteroid. The keeper sleeps with one eye open.", &["Copy what lies on the tables.", "Try the room with the seal."]),
            Self::BoneOrchard => ("White branches stand in rows. They hum when the wind is right.", &["Hang your cells into them.", "Dig at the roots."]),
            Self::Gamblers => ("The ferry between two stations has one table, and a seat is free.", &["A small stake.", "A large one."]),
            Self::TwinSuns => ("Between two suns there is no night, and everything grows that is left lying.", &["Leave a drawing out and see.", "Sell shade to the growers."]),
            Self::Customs => ("A grey cutter bids you stop. There is a form for what you carry.", &["Pay the duty.", "Declare something and be rid of it.", "Take the long way round in the dark."]),
            Self::BlindSmith => ("The smith has not seen a thing in years, and has never missed a rivet.", &["Pay for an hour.", "Give iron from your own hull."]),
            Self::SingingStone => ("A stone as large as a house sings one note. The air around it is thin.", &["Listen to the end.", "Break off a piece that fits into a belfry."]),
            Self::HullMites => ("Something eats at the outer plates, politely, from the left to the right.", &["Buy them off with scrap.", "Let them, and read what they leave.", "Freeze them out."]),
            Self::LostConvoy => ("Nine freighters ask for the way. They have asked before, in other places.", &["Lead them, at their pace.", "Buy what slows them down."]),
            Self::Auction => ("A dead engineer's estate goes under the hammer. Three bidders look at you.", &["Outbid them.", "Put something of your own up."]),
            Self::MirrorLake => ("A lake that shows the ship as it was, or as it will be.", &["Fly through the picture.", "Fill the tanks at its edge."]),
            Self::FuelThieves => ("Somebody has tapped your line. Their tanks are yours, by rights.", &["Go after them.", "Follow their trail at a distance."]),
            Self::OldBattery => ("A battery from before the war, still warm. It belongs to nobody, and leaks.", &["Wire it in.", "Sell it to somebody careless."]),
            Self::Surveyors => ("Surveyors on their way home, with charts of places that you have not seen.", &["Buy a set.", "Tell them of the worlds behind you."]),
            Self::EmptySchool => ("A school for gunners. The blackboards are full, the benches are not.", &["Copy the last lesson.", "Take the model from the desk."]),
            Self::OldGunner => ("An old gunner asks for passage. She brings a long case, and opens it for nobody.", &["Make room for her.", "Carry her letters instead."]),
            Self::GunnersFarewell => ("Here she leaves you. The case stays, she says, or what she knows.", &["Keep the case.", "Let her show you once how it is done."]),
            Self::WeatherMast => ("A weather mast leans over an empty valley. It still sends, to nobody.", &["Set it upright again.", "Take its copper."]),
            Self::FairWind => ("A voice from far behind reads you the weather of places ahead. Somebody mended its mast.", &["Write down how it is done.", "Ask what lies in the valley."]),
            Self::Stowaway => ("There is one breath more on board than there should be.", &["Set another plate.", "Set it ashore at the next port, for a reward."]),
            Self::StowawaysMap => ("Your stowaway has drawn a map from memory, and puts it beside your plate.", &["Fly where it leads.", "Sell it to those who ask for it."]),
            Self::MapsEnd => ("Where the map ends a furnace still burns, and nobody tends it.", &["Take its door.", "Take the drawings from the wall.", "Take what lies in the till."]),
            Self::Lender => ("A friendly man lends to anybody who flies on. He writes nothing down.", &["Borrow.", "Let him buy you a meal."]),
            Self::LendersMen => ("His men are less friendly. They have written everything down.", &["Pay it back.", "Give them a drawing.", "Let them take it out of the ribs.", "Run, and let them send word ahead."]),
            Self::Spores => ("A red dust has settled in the lower hold. It does not like iron, or likes it very much.", &["Leave it be.", "Burn it out."]),
            Self::SporesBloom => ("The lower hold blooms. What was iron there is flowers now.", &["Gather the spores.", "Plough them under."]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_has_words_and_no_words_are_left_over() {
        for encounter in Encounter::ALL {
            assert_eq!(encounter.says().len(), encounter.tale().answers.len(), "{encounter}");
        }
    }
}
