-- The numbers under which a face was submitted, as keyed fingerprints: kept and deleted with its likeness (decision 0271).
create table face_likeness_numbers (
  likeness_id bigint not null references face_likenesses on delete cascade,
  -- Country and register of the number, such as `TW/citizen`: only numbers of one register can contradict each other.
  register text not null,
  number_fingerprint bytea not null,
  -- The data key that the fingerprint was made with.
  key_version smallint not null check (key_version between 1 and 255),
  primary key (likeness_id, register)
);
create index face_likenesses_player on face_likenesses (player_id);

-- Likenesses are encrypted with the key that fingerprints are made with: their first bytes name it.
with known as (
  select likeness_id, a.issue_country, a.document_type, a.number_fingerprint, a.citizen_fingerprint,
      case get_byte(likeness_sealed, 0) when 1 then 1 else get_byte(likeness_sealed, 1) end as key_version
    from face_likenesses join identity_attempts a using (attempt_id)
)
insert into face_likeness_numbers (likeness_id, register, number_fingerprint, key_version)
  select likeness_id, issue_country || '/' || case document_type when 1 then 'citizen' when 2 then 'resident' else 'passport' end,
      number_fingerprint, key_version
    from known where number_fingerprint is not null
  union all
  select likeness_id, 'TW/citizen', citizen_fingerprint, key_version from known where citizen_fingerprint is not null;
