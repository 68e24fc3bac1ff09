-- What contradicts a reading of a field keeps its confidence at 0.8 or less; at the former default such a field counted as sure.
update identity_rules set field_confidence = 0.85 where field_confidence < 0.85;
