import { createServer, type Socket } from 'node:net';

/** A mail server on this machine. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** What it took, as sent. */
  readonly mails: string[];
  close(): void;
}

/** Takes every e-mail for which `refusal` answers null; otherwise answers it to the sender, such as `451 try again later`. */
export async function mailServer(refusal: () => string | null = () => null): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket: Socket) => {
    let receiving = false;
    let mail = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (receiving) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        receiving = false;
        mails.push(mail);
        mail = '';
        say('250 ok');
      } else if (/^EHLO/i.test(text)) say('250 test');
      else if (/^MAIL/i.test(text)) say(refusal() ?? '250 ok');
      else if (/^DATA/i.test(text)) {
        receiving = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else say('250 ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}
