#!/bin/sh
# Runs once, when the database is made. The owner is no superuser: row policies hold for it as for everybody.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role bellwether login createrole password :'password';
create database bellwether owner bellwether;
SQL
