import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

export interface Section {
  id: string;
  title: string;
  paragraphs?: ReactNode[];
  questions?: Question[];
}

/** A page of text: what `DocPage` shows. */
export interface Page {
  title: string;
  lead: string;
  sections: Section[];
}
