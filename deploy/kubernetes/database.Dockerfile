# PostgreSQL with Patroni, and PgBouncer: the same Debian packages as on machines of one's own
FROM debian:12-slim
RUN groupadd --gid 10002 postgres && useradd --uid 10002 --gid postgres --home-dir /var/lib/postgresql --no-create-home postgres \
    && apt-get update && apt-get install -y --no-install-recommends postgresql-common \
    && sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
    && apt-get install -y --no-install-recommends postgresql-15 patroni python3-etcd pgbouncer \
    && rm -rf /var/lib/apt/lists/* /etc/pgbouncer/*
USER 10002
ENV PATH=/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/bin
CMD ["patroni", "/etc/patroni/patroni.yml"]
