import styles from './code-mark.module.css';

/** The code of a permission. */
export const CodeMark = ({ code }: { code: number }) => <code className={styles.code}>{code}</code>;
