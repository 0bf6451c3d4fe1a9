-- A review of twelve answers of 5,000 characters each, with their questions, signs as entities and tags. A review of one text stays
-- at 20,000 characters (texts.2), which its form and its call check.
alter table appraisal drop constraint appraisal_review_check;
alter table appraisal add constraint appraisal_review_check check (char_length(review) between 1 and 400000) not valid;
