import { pictureFaultWords } from '#app/stock/pictures/picture-fault.ts'

/** What became of a picture that was sent. */
export interface PictureAnswer {
  saved?: { picture: string; changeId?: number | undefined }
  errors?: { picture?: string; description?: string }
}

const unsent: PictureAnswer = { errors: { picture: pictureFaultWords('unsent') } }
/** It arrived, and what came back is no answer of the picture's. */
const failed: PictureAnswer = { errors: { picture: pictureFaultWords('failed') } }

/**
 * Sends a picture with its form to `path`, tells how much of it has gone (0 to 1), and gives the
 * answer; what does not arrive is answered too.
 */
export function sendPicture(
  path: string,
  form: FormData,
  tell: (sent: number) => void,
): Promise<PictureAnswer> {
  return new Promise((done) => {
    // The only way to hear how far a file has gone.
    const call = new XMLHttpRequest()
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      tell(total ? loaded / total : 0),
    )
    call.addEventListener('load', () => done(readAnswer(call)))
    for (const end of ['error', 'abort', 'timeout']) call.addEventListener(end, () => done(unsent))
    call.open('POST', path)
    call.setRequestHeader('Accept', 'application/json')
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
