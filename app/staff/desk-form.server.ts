import { data } from 'react-router'
import { isFormPost } from '#server/forms/receive-form-post.ts'

/**
 * Reads a form of the desk's, which may also come in parts: a letter of Devanagari takes three bytes
 * there, for nine. Throws the answer that refuses it: 415 for another content type, none, or a file,
 * and 400 when it can't be read.
 */
export async function readDeskForm(request: Request): Promise<FormData> {
  if (!isFormPost(request) && !comesInParts(request)) throw noForm()
  const form = await request.formData().catch(() => {
    throw data('This form could not be read. Please send it again.', { status: 400 })
  })
  if ([...form.values()].some((value) => typeof value !== 'string')) throw noForm()
  return form
}

function comesInParts({ headers }: Request) {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
}

function noForm() {
  return data('This is no form of the desk.', { status: 415 })
}
