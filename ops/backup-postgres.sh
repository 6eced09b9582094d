#!/bin/sh
# Backs PostgreSQL up once a day: compose.yaml's service "backup" runs it. With --once it does so
# now and ends. What to back up is said by PGHOST, PGUSER, PGPASSWORD and PGDATABASE.
set -eu
umask 077
folder="${BACKUP_DIR:?}"
days="${BACKUP_DAYS:-14}"

back_up() {
  file="$folder/aangan-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  if pg_dump --format=custom --file="$file.partial" && pg_restore --list "$file.partial" > /dev/null; then
    mv "$file.partial" "$file"
    echo "backed up: $file"
    # So that the desk can tell when the last backup was; a database of an older version has no such table.
    psql --quiet --command "insert into backups (made_at, bytes) values (
      to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), $(wc -c < "$file"))" ||
      echo "the desk could not be told of it" >&2
    # Only after a good one: when backups fail for weeks, the last good ones stay.
    find "$folder" -name 'aangan-*.dump' -mtime "+$days" -delete
  else
    rm -f "$file.partial"
    echo "the backup failed" >&2
    return 1
  fi
}

if [ "${1:-}" = --once ]; then
  back_up
  exit
fi
while :; do
  # A failure is tried again in an hour.
  if back_up; then sleep 86400; else sleep 3600; fi
done
