-- The first day that counts for appraisals; null: the start of the first quarter (talent.1).
alter table tenant_setting add column appraisal_effective_date date;
