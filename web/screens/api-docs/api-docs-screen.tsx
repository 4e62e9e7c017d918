import styles from './api-docs-screen.module.css';
import type { ApiDocsData, DocumentedEndpoint, DocumentedField } from './page.ts';

/** Every endpoint of the contract: what it takes, what it answers, how it fails. */
export default function ApiDocsScreen({ data: { groups } }: { data: ApiDocsData }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>API</h1>
        <p>
          What the shop’s own pages use, open to other clients. Machines read <a href="/api/openapi.json">/api/openapi.json</a>. Amounts are
          integer cents, times are UTC. A failed call answers <code>{'{ statusCode, message, ok: false }'}</code>; ask with the header{' '}
          <code>x-error-body: original</code> for its code, details and fields. A guest’s session comes in the cookie{' '}
          <code>guest_session_token</code> or as a bearer token.
        </p>
        <nav aria-label="Domains">
          <ul className={styles.toc}>
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(({ name, endpoints }) => (
        <section key={name} id={name} className={styles.group}>
          <h2>{name}</h2>
          {endpoints.map((endpoint) => (
            <EndpointDocs key={endpoint.name} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </div>
  );
}

function EndpointDocs({ endpoint }: { endpoint: DocumentedEndpoint }) {
  return (
    <article className={styles.endpoint}>
      <h3 className={styles.title}>
        <span className={styles.method}>{endpoint.method}</span> <code>{endpoint.path}</code>
      </h3>
      <p>{endpoint.summary}</p>
      {endpoint.takes.map(({ where, fields }) => (
        <Fields key={where} title={where} fields={fields} />
      ))}
      {endpoint.answers.length > 0 && <Fields title="Answer" fields={endpoint.answers} />}
      {endpoint.problems.length > 0 && (
        <table className={styles.table}>
          <caption>Problems</caption>
          <tbody>
            {endpoint.problems.map(({ code, status, message }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>
                  {status}: {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly DocumentedField[] }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {fields.map(({ name, type, required }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alternatives of an answer may share a field's name, and the list never changes
          <tr key={`${name}-${index}`}>
            <th scope="row">
              <code>{name}</code>
              {!required && <span className={styles.quiet}> optional</span>}
            </th>
            <td>
              <code>{type}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
