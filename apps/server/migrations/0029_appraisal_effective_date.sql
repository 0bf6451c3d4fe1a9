-- The first day that counts for appraisals; null: the start of the first quarter (decisions-2 E1).
alter table tenant_setting add column appraisal_effective_date date;
