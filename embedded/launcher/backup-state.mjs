/**
 * What the database of a stack knows of its scheduled backups.
 * @param {string} url @returns {Promise<import('./due.mjs').BackupState>}
 */
export async function readBackupState(url) {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    const [row] = await sql`
      select coalesce((select backup_frequency from public.site_settings), 'off') as frequency,
        max(started_at) filter (where finished_at is not null and error is null) as done,
        max(started_at) as tried
      from public.backups where kind = 'scheduled'`
    return {
      frequency: row?.frequency ?? 'off',
      done: row?.done ?? null,
      tried: row?.tried ?? null,
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
