import { useForm } from '@evmandi/ui/form-context';
import { TermsBox } from '@evmandi/ui/terms-box';
import { useEffect } from 'react';
import { links } from '../links.ts';

const NAME = 'accepted';

/** The acceptance, as a field of the form. */
export function TermsField() {
  const { id, names, problems } = useForm();
  useEffect(() => {
    names.add(NAME);
    return () => void names.delete(NAME);
  }, [names]);
  return (
    <TermsBox
      id={`${id}-${NAME}`}
      name={NAME}
      required
      text="I accept the"
      to={links.terms}
      problem={problems[NAME]}
    />
  );
}
