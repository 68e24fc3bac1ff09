-- Automatic decisions need a threshold that an operator measured, in every mode (decision 0271).
update identity_rules set is_automatic = false where measured_liveness is null;
alter table identity_rules add constraint identity_rules_measured check (not is_automatic or measured_liveness is not null);
