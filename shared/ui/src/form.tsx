import {
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { FormContext, useForm } from './form-context.ts';
import { IconAlertCircle } from './icons.tsx';
import { joinClasses } from './join-classes.ts';
import type { Change } from './use-change.ts';

interface FormProps<Input> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** What sends it. */
  change: Pick<Change<Input>, 'send' | 'busy' | 'problems' | 'failure' | 'repeatable'>;
  /** The request of what was typed: text by the names of the controls. */
  read: (typed: (name: string) => string) => Input;
}

/**
 * A form whose controls keep their own values, so that password managers fill them and a failure loses
 * nothing. A refusal of one field moves the focus there, one of several to a summary that leads to each.
 */
export function Form<Input>({ change, read, className, children, ...rest }: FormProps<Input>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { send, ...state } = change;
  const [names] = useState(() => new Set<string>());
  const { problems } = state;
  const paths = Object.keys(problems);
  const summed = paths.length > 1 || paths.some((path) => !names.has(path));

  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first === undefined) return;
    const summary = form.current?.querySelector<HTMLElement>('[data-summary]');
    (summary ?? document.getElementById(`${id}-${first}`))?.focus();
  }, [id, problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send(read((name) => String(data.get(name) ?? '')));
  };
  return (
    <FormContext value={{ id, names, ...state }}>
      <form
        noValidate
        {...rest}
        ref={form}
        className={joinClasses(styles.form, className)}
        onSubmit={submit}
      >
        {summed && <Summary />}
        {children}
      </form>
    </FormContext>
  );
}

function Summary() {
  const { id, names, problems } = useForm();
  const titleId = `${id}-summary`;
  const entries = Object.entries(problems);
  return (
    <section className={styles.summary} tabIndex={-1} aria-labelledby={titleId} data-summary="">
      <p className={styles.title} id={titleId}>
        <IconAlertCircle className={styles.icon} aria-hidden />
        {entries.length === 1 ? 'One thing to correct' : `${entries.length} things to correct`}
      </p>
      <ul className={styles.problems}>
        {entries.map(([name, message]) => (
          <li key={name}>
            {names.has(name) ? <ProblemLink to={`${id}-${name}`}>{message}</ProblemLink> : message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus only: the address keeps its own hash. */
function ProblemLink({ to, children }: { to: string; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={styles.link} href={`#${to}`} onClick={press}>
      {children}
    </a>
  );
}

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> {
  /** Of the control, and the path of its messages from the server. */
  name: string;
  children: (
    control: Parameters<ComponentProps<typeof Field>['children']>[0] & { name: string },
  ) => ReactNode;
}

/** A field whose message comes from the form around it. */
export function FormField({ name, children, ...rest }: FormFieldProps) {
  const { id, names, problems } = useForm();
  useEffect(() => {
    names.add(name);
    return () => void names.delete(name);
  }, [names, name]);
  return (
    <Field {...rest} id={`${id}-${name}`} error={problems[name]}>
      {(control) => children({ ...control, name })}
    </Field>
  );
}

/** Why nothing was sent, where no field is to blame; the button repeats what may succeed another time. */
export function FormFailure({ what }: { /** "Your question was not sent". */ what?: string }) {
  const { failure, repeatable } = useForm();
  if (!failure) return null;
  return (
    <div className={styles.failure} role="alert">
      <IconAlertCircle className={styles.icon} aria-hidden />
      <span className={styles.failureText}>{what ? `${what}: ${failure}` : failure}</span>
      {repeatable && (
        <Button type="submit" size="sm" variant="secondary">
          Retry
        </Button>
      )}
    </div>
  );
}

/** The form's button: busy while it is sent. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" busy={useForm().busy} />;
}
