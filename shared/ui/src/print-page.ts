/** Longer, nobody waits for paper. */
const PICTURES_MS = 3_000;

/** Asks for the pictures that wait until they come near the view: on paper all of a page is in view. */
export function loadPictures(): Promise<unknown> {
  const waiting = [...document.images].filter(({ complete }) => !complete);
  for (const picture of waiting) picture.loading = 'eager';
  // One that cannot be had is left out.
  return Promise.allSettled(waiting.map((picture) => picture.decode()));
}

/** Prints the page, once its pictures are there. */
export async function printPage(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PICTURES_MS));
  await Promise.race([loadPictures(), late]);
  window.print();
}
