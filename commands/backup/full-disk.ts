import { Refusal } from '#commands/shared/run-command.ts'
import { fullDiskWords } from '#server/storage-words.ts'

/**
 * Does `work`, which fills something at `path`. Throws a `Refusal` that ends with `andSo` where its
 * disk is full, and else what `work` throws.
 */
export async function refuseFullDisk<T>(
  path: string,
  andSo: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const full = fullDiskWords(path, error)
    throw full === undefined ? error : new Refusal(`${full} ${andSo}`, { cause: error })
  }
}
