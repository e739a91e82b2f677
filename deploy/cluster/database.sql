-- ${PATRONI_FOLDER}/database.sql on each database machine, readable by postgres only; run once, when the cluster is made.
-- PgBouncer does not hand on what the product sets when it connects, so its user brings these along.
create role niyukt login createdb password '${NIYUKT_PASSWORD}';
alter role niyukt set statement_timeout = '4s';
alter role niyukt set idle_in_transaction_session_timeout = '10s';
alter role niyukt set random_page_cost = 1.1;
alter role niyukt set jit = off;
create database niyukt owner niyukt;
