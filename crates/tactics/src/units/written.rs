//! The units of a position as they are written: for machines all of them in order, for people each behind
//! its name, without those that never were on the board.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Position, Unit, UnitId};

type Units = [Unit; UnitId::COUNT];

pub(crate) fn serialize<S: Serializer>(units: &Units, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        let known = UnitId::all().zip(units).filter(|(id, unit)| *unit != Position::EMPTY.unit(*id));
        serializer.collect_map(known)
    } else {
        units.serialize(serializer)
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Units, D::Error> {
    if !deserializer.is_human_readable() {
        return Units::deserialize(deserializer);
    }
    let mut units = Position::EMPTY.units;
    for (id, unit) in BTreeMap::<UnitId, Unit>::deserialize(deserializer)? {
        units[id.index()] = unit;
    }
    Ok(units)
}
