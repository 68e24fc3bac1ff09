-- Within a statement that has posted, it sees what was posted.
alter function @schema@.available(text) volatile;
