import { statfs } from 'node:fs/promises'

/** Gives how many bytes may still be written on the disk of a folder; throws where there is no such folder. */
export async function readRoomOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
