-- A code that is paid at a store's machine; null for an ATM account.
alter table sandbox.gateway_orders add column store text;
