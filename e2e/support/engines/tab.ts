/** What a journey needs of a browser, whichever drives it. */
export interface Tab {
  /** Sets the size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the element that a CSS selector finds, as a person does. */
  press(css: string): Promise<void>;
  /** Types into it; Enter is "\n", and comes last. */
  type(css: string, text: string): Promise<void>;
  /** A PNG of what is in sight. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser with all that it started. */
  close(): Promise<void>;
}
