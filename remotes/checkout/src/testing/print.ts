/** Replaces the printer, and the pictures that jsdom does not load. Returns how often the page was printed. */
export function watchPrint(): { times: number } {
  const printed = { times: 0 };
  HTMLImageElement.prototype.decode = async () => {};
  window.print = () => {
    printed.times += 1;
  };
  return printed;
}
