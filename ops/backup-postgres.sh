#!/bin/sh
# Backs PostgreSQL up once a day: compose.yaml's service "backup" runs it. With --once it does so
# now and ends. With --drill it tries the newest backup by restoring it to a database that is dropped
# again. PGHOST, PGUSER, PGPASSWORD and PGDATABASE name the database.
set -eu
umask 077
folder="${BACKUP_DIR:?}"
days="${BACKUP_DAYS:-14}"
drill="${PGDATABASE:-}_drill"

back_up() {
  # What a backup that was killed has left holds personal data too. A younger one may still be written.
  find "$folder" -name 'aangan-*.dump.partial' -mmin +60 -delete
  # So does the database of a drill that was killed; one that is under way holds it open.
  dropdb --if-exists "$drill" 2> /dev/null || true
  file="$folder/aangan-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  # In the background, since the shell hears a signal only after what runs in front has ended.
  pg_dump --format=custom --file="$file.partial" &
  dump=$!
  trap 'stop_half_way' TERM INT
  if wait "$dump" && pg_restore --list "$file.partial" > /dev/null; then
    mv "$file.partial" "$file"
    trap - TERM INT
    echo "backed up: $file"
    # So that the desk can tell when the last backup was; a database of an older version has no such table.
    psql --quiet --command "insert into backups (made_at, bytes) values (
      to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), $(wc -c < "$file"))" ||
      echo "the desk could not be told of it" >&2
    # Old ones are deleted only after a good one: when backups fail for weeks, the last good ones stay.
    find "$folder" -name 'aangan-*.dump' -mtime "+$days" -delete
  else
    rm -f "$file.partial"
    trap - TERM INT
    echo "the backup failed" >&2
    return 1
  fi
}

stop_half_way() {
  kill "$dump" 2> /dev/null || true
  wait "$dump" || true
  rm -f "$file.partial"
  exit 143
}

try_newest() {
  file="$(ls -t "$folder"/aangan-*.dump | head -1)"
  dropdb --if-exists --force "$drill"
  trap 'dropdb --if-exists --force "$drill"' EXIT
  trap 'exit 143' TERM INT HUP
  createdb --template=template0 "$drill"
  pg_restore --dbname="$drill" --exit-on-error --no-owner "$file" &
  restore=$!
  trap 'kill "$restore" 2> /dev/null || true; exit 143' TERM INT HUP
  wait "$restore"
  count="$(psql --dbname="$drill" --tuples-only --no-align --command 'select count(*) from enquiries')"
  psql --quiet --command "insert into restores (at, enquiries) values (
    to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), $count)"
  echo "it can be restored: $file, $count enquiries"
}

case "${1:-}" in
--once)
  back_up
  exit
  ;;
--drill)
  try_newest
  exit
  ;;
esac
while :; do
  # A failure is tried again in an hour.
  if back_up; then sleep 86400; else sleep 3600; fi
done
