import { data } from 'react-router'
import { isFormPost } from '#server/forms/receive-form-post.ts'

/**
 * Reads a form of the desk's. Throws the answer that refuses it: 415 for another content type, or
 * none, and 400 when it can't be read.
 */
export async function readDeskForm(request: Request): Promise<FormData> {
  if (!isFormPost(request)) throw data('This is no form of the desk.', { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data('This form could not be read. Please send it again.', { status: 400 })
  }
}
