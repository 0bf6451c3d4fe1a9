-- False: the file of goals names no author whom the company knows, so the importer stands as the author. Such a prediction is in
-- nobody's own record.
alter table goal_prediction add column is_author_known boolean not null default true;
