-- An offer may give free rounds instead of an amount (decision 0191): such an application has neither amounts nor an order.
alter table activity_applications
  add column free_rounds integer check (free_rounds > 0),
  drop constraint activity_applications_check,
  add constraint activity_applications_given check (
    (state = 'received') = (num_nonnulls(bonus_minor, wash_minor, order_no) = 3 or free_rounds is not null)
    and (free_rounds is null or num_nonnulls(bonus_minor, wash_minor, order_no) = 0)
  );
