import type { ReactNode, MouseEvent } from 'react';
import { credits, legalName, name, policies } from '@/brand/brand';
import {
  ContentLink,
  Entries,
  goToHash,
  Icon,
  isPlainClick,
  RichText,
  useMarks,
  VisuallyHidden,
  withBoundary,
} from 'still-live/react';
import { socialIcon } from '@/components/kit/social-icon';
import { allowYoutube, useYoutubeConsent } from '@/components/kit/youtube/youtube-consent';
import type { Footer as FooterContent, FooterColumn, SocialLink } from '@/lib/site/model';
import { companyInWords } from '@/lib/site/rules/company-facts';
import type { ScreenPage } from 'still-live/content';
import { SITE } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './footer.module.scss';

const POLICIES = ['privacy', 'cookie', 'accessibility'] as const;

function stayInPage(event: MouseEvent, route: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  goToHash(`#${route}`);
}

/** The links are for crawlers and sharing. A plain click stays in the open page. */
function SiteMap({ screens = [] }: { readonly screens?: readonly ScreenPage[] | undefined }) {
  return (
    <details className={styles.map}>
      <summary>{wording.map}</summary>
      <ul className={styles.policies}>
        {screens.map(({ route, path, name }) => (
          <li key={route}>
            <a href={path} onClick={(event) => stayInPage(event, route)}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={SITE.mapPath}>{wording.allPages}</a>
        </li>
      </ul>
    </details>
  );
}

/** What the editor wrote, else the host it leads to (`instagram.com`), else "Social". */
function socialName({ nome_social, link_social }: SocialLink): string {
  const site = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link_social.trim())?.[1];
  return nome_social.trim() || site || wording.social;
}

/** The title is never shown: it says whether the text is. */
function Column({ column }: { readonly column: FooterColumn }) {
  if (column.titolo.trim() === '') return null;
  return <RichText html={column.testo} className={styles.column} />;
}

function Social({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <Entries of={links} path="footer/colonna_social" className={styles.social}>
      {(link, own) => (
        <li {...own}>
          <ContentLink to={link.link_social} className={styles.network}>
            <Icon name={socialIcon(link.nome_social)} size="1.5rem" />
            <VisuallyHidden>{socialName(link)}</VisuallyHidden>
          </ContentLink>
        </li>
      )}
    </Entries>
  );
}

interface FooterProps {
  readonly footer: FooterContent;
  readonly screens?: readonly ScreenPage[] | undefined;
  readonly children?: ReactNode;
}

function SmallPrint({ footer, screens }: FooterProps) {
  const mark = useMarks();
  const youtube = useYoutubeConsent();
  const company = companyInWords(footer.dati_societari);
  return (
    <div className={styles.small}>
      <p>
        {`© ${credits.year} ${name}. ${wording.design} `}
        <ContentLink to={credits.design.url}>{credits.design.name}</ContentLink>
        {`, ${wording.development} `}
        <ContentLink to={credits.development.url}>{credits.development.name}</ContentLink>
      </p>
      {policies && (
        <ul className={styles.policies}>
          {POLICIES.map(
            (policy) =>
              policies?.[policy] !== undefined && (
                <li key={policy}>
                  <ContentLink to={policies[policy]}>{wording[policy]}</ContentLink>
                </li>
              ),
          )}
        </ul>
      )}
      {company.length > 0 && (
        // A list, because reader views take a long paragraph for an article.
        <ul {...mark('footer/dati_societari')} className={styles.policies}>
          {[legalName, ...company].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {youtube.asks && youtube.isAllowed && (
        <button type="button" className={styles.hide} onClick={() => allowYoutube(false)}>
          {wording.youtube.hide}
        </button>
      )}
      <SiteMap screens={screens} />
    </div>
  );
}

export const Footer = withBoundary(function Footer({ footer, screens, children }: FooterProps) {
  const mark = useMarks();
  return (
    <footer {...mark('footer')} className={styles.footer}>
      <div className={styles.inner}>
        <RichText
          as="address"
          html={footer.sezione_contatti.paragrafo_contatti}
          size="lead"
          className={styles.contacts}
        />
        <Column column={footer.colonna_1} />
        <Column column={footer.colonna_2} />
        <Social links={footer.colonna_social} />
        <div className={styles.word} data-word={name} aria-hidden="true" />
        <SmallPrint footer={footer} screens={screens} />
        {children}
      </div>
    </footer>
  );
});
