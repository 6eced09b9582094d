import type { PictureFault } from './picture-fault.ts'

/** What a file can't be made into, and why. */
export class PictureRefusal extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}
