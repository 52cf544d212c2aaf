import { fail } from '@/lib/api'
import { AppError } from '@/lib/errors'

/** An address of the API that does not exist answers in the API's own form, not with a page. */
function notFound(): Response {
  return fail(new AppError('notFound').toBody())
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT }
