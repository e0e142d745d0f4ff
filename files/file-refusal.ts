/** Why a file cannot be among the public ones, in a sentence for whoever chose it. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
