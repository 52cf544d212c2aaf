import { AppError } from '@/lib/errors'
import { idSchema } from './schema'

/** The document that the address of a handler names. @throws AppError `notFound` */
export async function documentIdOf({
  params,
}: {
  params: Promise<{ id: string }>
}): Promise<string> {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) throw new AppError('notFound')
  return id.data
}
