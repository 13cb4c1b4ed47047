import * as by from 'still-live/react';
import { entryPath, menuScreen, parseRoute, visibilityPath } from 'still-live/content';
import { name } from '@/brand/brand';
import { SITE } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './festival.module.scss';

export const Logo = () => <span className={styles.logo}>{name}</span>;

export function Frame({ route, children, afterMain }: by.FrameProps) {
  const mark = by.useMarks();
  const bottom = by.useRecord('congedo');
  const control = by.useStoreValue(by.liveControl, 'element');
  const isShown = (to: string) => route !== undefined && parseRoute(to).screen === menuScreen(route);
  return (
    <>
      <by.SkipLink targetId="scena">{wording.skip}</by.SkipLink>
      <header className={styles.edge}>
        <by.ContentLink to="/">
          <Logo />
        </by.ContentLink>
        <nav aria-label={wording.pages}>
          <ul role="list" className={styles.menu}>
            {by.useMenu().map(({ page, dove, label }) => (
              <li key={page} {...mark(entryPath('voci', page), visibilityPath(page))}>
                <by.ContentLink to={dove} aria-current={isShown(dove) ? 'page' : undefined}>
                  <by.InlineText html={label} />
                </by.ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="scena" tabIndex={-1}>
        {children}
      </main>
      {afterMain}
      <footer className={styles.edge}>
        <div {...mark('congedo')}>{bottom && <by.RichText html={bottom.saluto} />}</div>
        <a href={SITE.mapPath}>{wording.map}</a>
        {control}
      </footer>
    </>
  );
}
