-- ${PATRONI_FOLDER}/database.sql on each database machine, readable by postgres only; run once, when the cluster is made.
-- One role owns and migrates, one works. PgBouncer does not hand on what the product sets when it connects, so its role brings
-- these along.
create role niyukt_owner login createdb password '${NIYUKT_OWNER_PASSWORD}';
create role niyukt_app login password '${NIYUKT_APP_PASSWORD}';
alter role niyukt_app set statement_timeout = '4s';
alter role niyukt_app set idle_in_transaction_session_timeout = '10s';
alter role niyukt_app set random_page_cost = 1.1;
alter role niyukt_app set jit = off;
create database niyukt owner niyukt_owner;
