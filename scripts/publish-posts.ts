import path from 'node:path'
import postgres from 'postgres'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { publishBundledPosts } from './posts/publish'
import { readBundledPosts } from './posts/read-posts'

/** `npm run posts:publish`: brings the posts of messages/posts into the database of DATABASE_URL. */
async function main() {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set: whose blog is meant?')
  const posts = readBundledPosts(path.resolve('messages/posts'))
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {} })
  try {
    const { added, changed, same, kept } = await publishBundledPosts(sql, posts)
    process.stdout.write(
      `${added} added, ${changed} changed, ${same} as they were, ${kept} left to their editors\n`,
    )
  } finally {
    await sql.end()
  }
}

runCommand(main)
