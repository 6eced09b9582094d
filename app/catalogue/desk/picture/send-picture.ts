import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { postIdHeader } from '#app/desk/posts/post-headers.ts'
import { posts } from '#app/desk/posts/posts.ts'
import { untilTried } from '#app/desk/posts/until-tried.ts'
import { newId } from '#app/ui/forms/new-id.ts'

/** What became of a picture that was sent. */
export interface PictureAnswer {
  saved?: { picture: string; changeId?: number | undefined }
  errors?: { picture?: string; description?: string }
}

/** It arrived, and what came back is no answer of the picture's. */
const failed: PictureAnswer = { errors: { picture: pictureFaultWords('failed') } }

/**
 * Sends a picture with its form to `path`, tells how much of it has gone (0 to 1), and gives the
 * site's answer. Where none arrives whole, it is sent again under the same id, until there is one, or
 * until `signal` ends it.
 */
export async function sendPicture(
  path: string,
  form: FormData,
  tell: (sent: number) => void,
  signal?: AbortSignal,
): Promise<PictureAnswer> {
  const id = newId()
  for (let tries = 0; ; tries += 1) {
    const answer = await sendOnce(path, form, tell, { id, signal })
    if (signal?.aborted) return answer ?? {}
    posts.hinder(answer ? undefined : 'network')
    if (answer) return answer
    tell(0)
    await untilTried(tries, signal)
  }
}

/** Gives undefined where no answer arrives, or only a part of one. */
function sendOnce(
  path: string,
  form: FormData,
  tell: (sent: number) => void,
  { id, signal }: { id: string; signal: AbortSignal | undefined },
): Promise<PictureAnswer | undefined> {
  return new Promise((done) => {
    // The only way to hear how far a file has gone.
    const call = new XMLHttpRequest()
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      tell(total ? loaded / total : 0),
    )
    call.addEventListener('load', () => done(readAnswer(call)))
    signal?.addEventListener('abort', () => call.abort())
    for (const end of ['error', 'abort', 'timeout'])
      call.addEventListener(end, () => done(undefined))
    call.open('POST', path)
    call.setRequestHeader(postIdHeader, id)
    call.setRequestHeader('Accept', 'application/json')
    if (signal?.aborted) return done(undefined)
    call.send(form)
  })
}

function readAnswer({ status, responseText }: XMLHttpRequest): PictureAnswer {
  if (status === 401) {
    return {
      errors: { picture: 'You are signed out. Sign in again in another tab, then send it.' },
    }
  }
  try {
    const answer: PictureAnswer = JSON.parse(responseText)
    return answer.saved || answer.errors ? answer : failed
  } catch {
    return failed
  }
}
