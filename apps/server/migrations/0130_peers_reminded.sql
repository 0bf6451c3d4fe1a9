-- People are also reminded of peer feedback (notifications.14). What there is to remind of grows with the program.
alter table person_reminder drop constraint person_reminder_about_check;
alter table person_reminder add constraint person_reminder_about_check check (about ~ '^[a-z]+$') not valid;
