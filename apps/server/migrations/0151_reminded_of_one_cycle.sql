-- People are reminded once a day of each quarter's appraisals and of each review cycle (notifications.14): `reviews.12`.
alter table person_reminder drop constraint person_reminder_about_check;
alter table person_reminder add constraint person_reminder_about_check check (about ~ '^[a-z]+(\.[0-9]+)?$') not valid;
