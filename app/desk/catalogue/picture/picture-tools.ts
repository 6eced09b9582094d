import type { CropStage, FinishedPicture } from './crop-stage.tsx'
import type { preparePicture } from './prepare-picture.ts'

/** What opens a picture that was chosen, and shows it while it is cropped. */
export interface PictureTools {
  preparePicture: typeof preparePicture
  CropStage: typeof CropStage
  FinishedPicture: typeof FinishedPicture
}

/**
 * Loads what a chosen picture needs, which most who open a product never choose. Gives undefined
 * where it can't be reached.
 */
export async function loadTools(): Promise<PictureTools | undefined> {
  try {
    const [{ preparePicture }, { CropStage, FinishedPicture }] = await Promise.all([
      import('./prepare-picture.ts'),
      import('./crop-stage.tsx'),
    ])
    return { preparePicture, CropStage, FinishedPicture }
  } catch {
    return undefined
  }
}
