const START = 'A picture was here: ';

/** Returns the line that replaces a picture that could not be pasted with its text. */
export const missingPicture = (name: string): string => START + name;

/** Returns the names of the pictures that are still missing in a text. Code is ignored. */
export function missingPicturesIn(text: string): string[] {
  const words = text
    .replace(/^( *)(`{3,}|~{3,})[\s\S]*?(^ *\2|$(?![\s\S]))/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [...words.matchAll(/A picture was here: ?([^\n|]*?)(?=<br>|[\n|]|$)/g)].map(
    ([, name = '']) => name.replace(/\\(?=[^\w\s])/g, '').trim(),
  );
}
