/**
 * SQLite's settings for one writing process on a small server. `busy_timeout` is short because
 * the wait is synchronous and stalls every visitor: longer waits belong to `retryWhenBusy`.
 * `cache_size` is in KiB when negative (8 MiB), `mmap_size` in bytes (32 MiB).
 * `secure_delete` is on from the first write, because whoever asks to be forgotten must not stay
 * readable where rows were moved or shortened long before.
 */
export const sqlitePragmas = `
  pragma busy_timeout = 100;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma cache_size = -8192;
  pragma mmap_size = 33554432;
  pragma temp_store = memory;
`
