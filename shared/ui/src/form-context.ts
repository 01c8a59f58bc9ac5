import { createContext, use } from 'react';

export interface FormState {
  /** Ids of the form's controls start with it: `<id>-<name>`. */
  id: string;
  busy: boolean;
  /** Messages by the name of a control. */
  problems: Record<string, string>;
  failure: string;
  repeatable: boolean;
  /** Names of the controls that stand in the form. */
  names: Set<string>;
}

/** Null outside of a `Form`. */
export const FormContext = createContext<FormState | null>(null);

/** The form around a part of it. Throws when there is none. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A part of a form must stand inside a Form');
  return form;
}
