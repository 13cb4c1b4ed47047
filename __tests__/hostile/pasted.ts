export interface Pasted {
  readonly source: string;
  readonly html: string;
  readonly meant: string;
}

const gap = (count: number): string =>
  `<span style='font:7.0pt "Times New Roman"'>${'&nbsp;'.repeat(count)}\n</span>`;

function ofWord(level: number, face: string, marker: string, words: string, list = 'l0'): string {
  const place = `margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1`;
  const font = `font-family:${face};mso-fareast-font-family:${face};mso-bidi-font-family:\n${face}`;
  const sign = `<span style='${font}'><span style='mso-list:Ignore'>${marker}${gap(marker === 'o' ? 2 : 6)}</span></span>`;
  return `<p class=MsoListParagraphCxSpMiddle style='${place}'><![if !supportLists]>${sign}<![endif]>${words}<o:p></o:p></p>\n\n`;
}

function ofWordElsewhere(indent: string, face: string, marker: string, words: string): string {
  const wide = `<span style="font-variant-numeric: normal; font-size: 7pt; line-height: normal; font-family: 'Times New Roman';">&nbsp;&nbsp; </span>`;
  return `<p class="MsoListParagraphCxSpMiddle" style="margin-left: ${indent}; text-indent: -18pt;"><!--[if !supportLists]--><span style="font-family: ${face};">${marker}${wide}</span><!--[endif]-->${words}</p>`;
}

const docs = (words: string, style = 'font-weight:400;'): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;
const docsItem = (level: number, words: string): string =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;color:#000000;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docs(words)}</p></li>`;
const docsMeant = (words: string): string =>
  `<li dir="ltr"><p dir="ltr"><span style="font-style: normal; text-decoration: none">${words}</span></p>`;

const online = (list: string, level: number, words: string): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" role="listitem" data-leveltext="" data-font="Symbol" data-listid="3" data-aria-posinset="1" data-aria-level="${level}"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" lang="IT-IT"><span class="NormalTextRun SCXW1">${words}</span></span></p></li></${list}></div>`;
const onlineMeant = (words: string): string => `<li><p><span lang="IT-IT"><span>${words}</span></span></p>`;

const quill = (kind: string, indent: number, words: string): string =>
  `<li data-list="${kind}"${indent > 0 ? ` class="ql-indent-${indent}"` : ''}><span class="ql-ui" contenteditable="false"></span>${words}</li>`;

export const pasted: readonly Pasted[] = [
  {
    source: 'Google Docs',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d347fee-7fff-afd7"><p dir="ltr" style="line-height:1.38;">${docs('Siamo ')}${docs('qui', 'font-weight:700;')}</p><ul style="margin-top:0;padding-inline-start:48px;">${docsItem(1, 'uno')}<ul style="margin-top:0;">${docsItem(2, 'due')}</ul>${docsItem(1, 'tre')}</ul></b><br class="Apple-interchange-newline">`,
    meant: `<p dir="ltr"><span style="font-style: normal; text-decoration: none">Siamo </span><span style="font-weight: 700; font-style: normal; text-decoration: none">qui</span></p><ul>${docsMeant('uno')}<ul>${docsMeant('due')}</li></ul></li>${docsMeant('tre')}</li></ul>`,
  },
  {
    source: 'Word, bullets of Symbol, Courier New and Wingdings',
    html: `<p class=MsoNormal>Portiamo:<o:p></o:p></p>\n\n${ofWord(1, 'Symbol', '·', 'uno')}${ofWord(2, '"Courier New"', 'o', 'due')}${ofWord(3, 'Wingdings', '§', '<b>tre</b>')}${ofWord(1, 'Symbol', '·', 'quattro')}<p class=MsoNormal>Fine</p>`,
    meant:
      '<p>Portiamo:</p>\n\n<ul><li>uno<ul><li>due<ul><li><b>tre</b></li></ul></li></ul></li><li>quattro</li></ul><p>Fine</p>',
  },
  {
    source: 'Word, numbers',
    html: `${ofWord(1, 'Calibri', '1.', 'uno', 'l1')}${ofWord(2, 'Calibri', 'a.', 'due', 'l1')}${ofWord(1, 'Calibri', '2.', 'tre', 'l1')}<p class=MsoNormal>poi</p>${ofWord(1, 'Calibri', '3.', 'quattro', 'l1')}`,
    meant:
      '<ol><li>uno<ol type="a"><li>due</li></ol></li><li>tre</li></ol><p>poi</p><ol start="3"><li>quattro</li></ol>',
  },
  {
    source: 'Word, numbered headings and a list of bare numbers',
    html: `${ofWord(1, 'Calibri', '1', 'Chi siamo', 'l2').replace('<p ', '<h1 ').replace('</p>', '</h1>')}${ofWord(1, 'Calibri', '1', 'uno', 'l3')}${ofWord(1, 'Calibri', '2', 'due', 'l3')}`,
    meant:
      '<h2><span><span>1<span>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span>Chi siamo</h2>\n\n<ol><li>uno</li><li>due</li></ol>',
  },
  {
    source: 'Word, by way of an editor that knows no mso-',
    html: `${ofWordElsewhere('36pt', 'Symbol', '·', 'uno')}${ofWordElsewhere('2.54cm', '"Courier New"', 'o', 'due')}${ofWordElsewhere('36pt', 'Symbol', '\uf0b7', 'tre')}`.replace(
      /"Courier New"/,
      "'Courier New'",
    ),
    meant: '<ul><li>uno<ul><li>due</li></ul></li><li>tre</li></ul>',
  },
  {
    source: 'Word, with nothing left but the spaces',
    html: '<p>·&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; uno</p><p>·&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; due</p><p>1)&nbsp;&nbsp; tre</p>',
    meant: '<ul><li>uno</li><li>due</li></ul><ol><li>tre</li></ol>',
  },
  {
    source: 'Word in the browser',
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1">Prima</p></div>${online('ul', 1, 'uno')}${online('ul', 2, 'due')}${online('ul', 1, 'tre')}<div class="OutlineElement"><p>Dopo</p></div>`,
    meant: `<div><p>Prima</p></div><ul>${onlineMeant('uno')}<ul>${onlineMeant('due')}</li></ul></li>${onlineMeant('tre')}</li></ul><div><p>Dopo</p></div>`,
  },
  {
    source: 'Outlook',
    html: `<div class="WordSection1"><p class="MsoNormal" align="center" style="text-align:center"><span style='font-size:11.0pt;font-family:"Aptos",sans-serif;color:black'>Ciao<o:p></o:p></span></p><ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>uno<o:p></o:p></li><ul style='margin-top:0cm' type=circle><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>due</li></ul></ul><p class="MsoNormal">Mario Rossi <mario.rossi@example></p></div>`,
    meant:
      '<div><p style="text-align: center"><span>Ciao</span></p><ul><li>uno<ul><li>due</li></ul></li></ul><p>Mario Rossi &lt;mario.rossi@example&gt;</p></div>',
  },
  {
    source: 'Gmail',
    html: '<div dir="ltr"><div class="gmail_default" style="font-family:verdana,sans-serif;font-size:small">Ciao,<br></div><div><br></div><div>Anna &lt;<a href="mailto:anna@feeling.example" target="_blank">anna@feeling.example</a>&gt;</div><div><ul><li style="margin-left:15px">uno</li><ul><li>due</li></ul></ul></div><div style="font-size:large">Grande</div><font color="#888888">-- </font></div>',
    meant:
      '<div dir="ltr"><div>Ciao,<br></div><div><br></div><div>Anna &lt;<a href="mailto:anna@feeling.example">anna@feeling.example</a>&gt;</div><div><ul><li>uno<ul><li>due</li></ul></li></ul></div><div style="font-size: 1.25em">Grande</div>-- </div>',
  },
  {
    source: 'a web page',
    html: '<meta charset="utf-8"><h2 style="box-sizing:border-box;color:rgb(33,37,41);font-size:2rem;font-weight:500;background-color:rgb(255,255,255)">Titolo</h2><p style="color:rgb(33,37,41);background-color:rgb(255,255,255)">Un<span>&nbsp;</span><a href="https://a.example/" style="color:rgb(13,110,253)">link</a><span>&nbsp;</span>e un testo.</p><ul style="list-style:none"><li style="list-style-type:none"><ul><li>uno</li></ul></li><li>due</li></ul>',
    meant:
      '<h2 style="font-size: 2rem; font-weight: 500">Titolo</h2><p>Un<span>&nbsp;</span><a href="https://a.example/" rel="noopener noreferrer" target="_blank">link</a><span>&nbsp;</span>e un testo.</p><ul><li>uno</li><li>due</li></ul>',
  },
  {
    source: 'a program in dark mode',
    html: '<div style="color:rgb(236,236,236);background-color:rgb(33,33,33);font-family:Consolas"><p><span style="color:#ececec">Testo chiaro\u2028su due righe</span></p><ol><li><p>uno</p></li><li><p>due</p></li></ol></div>',
    meant:
      '<div><p><span>Testo chiaro\nsu due righe</span></p><ol><li><p>uno</p></li><li><p>due</p></li></ol></div>',
  },
  {
    source: 'Quill 2',
    html: `<p class="ql-align-center"><span class="ql-size-large">Siamo&nbsp;a&nbsp;Milano</span></p><ol>${quill('bullet', 0, 'uno')}${quill('bullet', 1, 'due')}${quill('ordered', 2, 'tre')}${quill('bullet', 0, 'quattro')}${quill('ordered', 0, 'cinque')}</ol><p class="ql-direction-rtl ql-align-right">مرحبا</p>`,
    meant:
      '<p style="text-align: center"><span style="font-size: 1.5em">Siamo a Milano</span></p><ul><li><span></span>uno<ul><li><span></span>due<ol><li><span></span>tre</li></ol></li></ul></li><li><span></span>quattro</li></ul><ol><li><span></span>cinque</li></ol><p dir="rtl" style="text-align: right">مرحبا</p>',
  },
  {
    source: 'Quill 1',
    html: '<ul><li>uno</li><li class="ql-indent-1">due</li><li class="ql-indent-3">tre</li><li>quattro</li></ul>',
    meant: '<ul><li>uno<ul><li>due<ul><li>tre</li></ul></li></ul></li><li>quattro</li></ul>',
  },
  {
    source: 'CKEditor',
    html: '<p style="text-align:center;"><span class="text-big">Grande</span></p><ol style="list-style-type:lower-latin;"><li>uno<ol style="list-style-type:upper-roman;"><li>due</li></ol></li><li>&nbsp;</li></ol><figure class="table"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    meant:
      '<p style="text-align: center"><span style="font-size: 1.4em">Grande</span></p><ol type="a"><li>uno<ol type="I"><li>due</li></ol></li><li>&nbsp;</li></ol><figure><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
  },
  {
    source: 'TinyMCE',
    html: '<p style="padding-left: 40px; text-align: right;">Uno&nbsp; due</p>\n<ul style="list-style-type: square;">\n<li style="list-style-type: none;">\n<ul style="list-style-type: square;">\n<li>uno</li>\n</ul>\n</li>\n<li>due\n<ul>\n<li>tre</li>\n</ul>\n</li>\n</ul>',
    meant:
      '<p style="text-align: right">Uno&nbsp; due</p>\n<ul><li>uno\n</li><li>due\n<ul><li>tre</li></ul>\n</li></ul>',
  },
  {
    source: 'Google Docs, raised and lowered letters, and lines through',
    html: `<p>120 m${docs('2', 'vertical-align:super;')} di CO${docs('2', 'vertical-align:sub;')}: ${docs('90 €', 'text-decoration:line-through rgb(0, 0, 0);')}</p>`
      .replaceAll('vertical-align:baseline;', '')
      .replaceAll('text-decoration:none;', ''),
    meant:
      '<p>120 m<span style="vertical-align: super; font-style: normal">2</span> di CO<span style="vertical-align: sub; font-style: normal">2</span>: <span style="text-decoration: line-through; font-style: normal">90 €</span></p>',
  },
  {
    source: 'Safari, whose lines are a property of their own, and a highlight of Word',
    html: '<p><span style="text-decoration-line: underline line-through; text-decoration-style: solid">90 €</span> <span style="background:yellow;mso-highlight:yellow">70 €</span></p>',
    meant:
      '<p><span style="text-decoration: underline line-through">90 €</span> <span style="background-color: yellow">70 €</span></p>',
  },
  {
    source: 'WhatsApp in the browser, lines that a style keeps',
    html: '<div style="white-space: pre-wrap;"><span>Orari:\nLunedì 9-18\n</span>\n<b>Martedì</b> 9-13</div><p>Uno\ndue</p>',
    meant: '<div><span>Orari:<br>Lunedì 9-18<br></span>\n<b>Martedì</b> 9-13</div><p>Uno\ndue</p>',
  },
  {
    source: 'Gmail, emoji that are pictures',
    html: '<p>Auguri <img data-emoji="🎉" alt="🎉" src="https://fonts.example/1f389.png" width="18"><img alt="👩‍🔧" src="data:image/png,x"> di <img alt="🇮🇹" src="/it.png" style="display:none">cuore <img alt="©" src="/a.jpg"></p>',
    meant: '<p>Auguri 🎉👩‍🔧 di cuore <img alt="©" decoding="async" loading="lazy" src="/a.jpg"></p>',
  },
  {
    source: 'Chrome, words that a style put on lines of their own',
    html: '<p><span style="display:block">Via Roma 1</span><span style="display: block">20100 Milano</span><span style="display:inline-block">,</span> Italia</p>',
    meant: '<p><span>Via Roma 1</span><span> 20100 Milano</span><span> ,</span> Italia</p>',
  },
  {
    source: 'Word, the row that measures a table with joined cells',
    html: '<table><tr><td colspan=2>a</td></tr><![if !supportMisalignedColumns]><tr height=0><td width=99></td><td width=99></td></tr><![endif]></table>',
    meant: '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  },
  {
    source: 'Word, an entry without words in a list',
    html: `${ofWord(1, 'Calibri', '1.', 'uno', 'l1')}${ofWord(1, 'Calibri', '2.', '', 'l1')}${ofWord(1, 'Calibri', '3.', 'tre', 'l1')}`,
    meant: '<ol><li>uno</li><li></li><li>tre</li></ol>',
  },
  {
    source: 'Word, bold words whose counterparts in other scripts are not',
    html: `<p class=MsoNormal>Il <b style='mso-bidi-font-weight:normal'>12 maggio</b>, <b style="font-weight: normal">poi</b></p>`,
    meant: '<p>Il <b>12 maggio</b>, poi</p>',
  },
  {
    source: 'LinkedIn, letters of mathematics in the place of bold ones',
    html: '<p>𝗟𝗮 𝗻𝘂𝗼𝘃𝗮 𝘀𝗲𝗱𝗲, 𝘱𝘦𝘳𝘤𝘩é no? 𝟐𝟎𝟐𝟔, 𝐞́</p>',
    meant: '<p>La nuova sede, perché no? 2026, é</p>',
  },
  {
    source: 'an editor, headings without words',
    html: '<p>a</p><h2><b>&nbsp;</b></h2><h3 style="text-align:center"><br></h3><h1></h1><h4><img src="/a.jpg" alt="Noi"></h4>',
    meant:
      '<p>a</p><p><b>&nbsp;</b></p><p style="text-align: center"><br></p><p></p><h4><img alt="Noi" decoding="async" loading="lazy" src="/a.jpg"></h4>',
  },
  {
    source: 'an editor, lines without words before and after a text',
    html: '<p><br></p>\n<div>&nbsp;</div><br><p>Uno</p><p>&nbsp;</p><p>Due</p><h2><b>&nbsp;</b></h2><p class="x"><span>\u200b</span></p><br>\n<p></p>\n',
    meant: '<p>Uno</p><p>&nbsp;</p><p>Due</p>',
  },
  {
    source: 'an editor, a text between lines of its own box, and a picture as its end',
    html: '<div><div><br></div>Uno<div><br></div></div><p><img src="/a.jpg" alt=""></p><p> </p>',
    meant:
      '<div><div><br></div>Uno<div><br></div></div><p><img alt="" decoding="async" loading="lazy" src="/a.jpg"></p>',
  },
  {
    source: 'a web page, a menu that a script opens',
    html: '<p><a href="#">Servizi</a> <a href="#/">Home</a></p>',
    meant: '<p>Servizi <a href="./#/">Home</a></p>',
  },
  {
    source: 'Outlook, what it says of a link that it checks',
    html: `<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&amp;data=05" originalsrc="https://a.example/" title="URL originale: https://a.example/. Fare clic o toccare se si considera attendibile il collegamento.">sito</a> <a href="https://a.example" title="Il sito">b</a></p>`,
    meant:
      '<p><a href="https://a.example/" rel="noopener noreferrer" target="_blank">sito</a> <a href="https://a.example/" rel="noopener noreferrer" target="_blank" title="Il sito">b</a></p>',
  },
  {
    source: 'a keyboard, quotes of two signs each',
    html: 'Diceva <<ciao a tutti>> e <<p>>, <b>3<<4</b>',
    meant: 'Diceva &lt;&lt;ciao a tutti&gt;&gt; e &lt;&lt;p&gt;&gt;, <b>3&lt;&lt;4</b>',
  },
  {
    source: 'Google Docs and Chrome, which say of each text that it is not bold',
    html: '<h1><span style="font-size:20pt;font-weight:400;color:#000000">Titolo</span></h1><p style="font-weight: normal"><a href="contatti"><span style="font-weight:400;font-style:italic">link</span></a> <b>a <span style="font-weight:400">b</span></b> <span style="font-weight:700">c <i style="font-weight:normal">d</i></span></p><table><tr><th style="font-weight:normal">e</th></tr></table>',
    meant:
      '<h2><span>Titolo</span></h2><p><a href="./#/contatti"><span style="font-style: italic">link</span></a> <b>a <span style="font-weight: 400">b</span></b> <span style="font-weight: 700">c <i style="font-weight: normal">d</i></span></p><table><tbody><tr><th style="font-weight: normal">e</th></tr></tbody></table>',
  },
  {
    source: 'PowerPoint',
    html: `<div style='mso-line-spacing:"100 0 0"'><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Primo punto</span></div>`.replaceAll(
      'div',
      'p',
    ),
    meant: '<ul><li><span>Primo punto</span></li></ul>',
  },
  {
    source: 'LinkedIn, words for screen readers alone, and a newsletter’s picture that counts readers',
    html: '<p><span class="visually-hidden">hashtag</span>#lavoro<img src="https://a.example/p.gif" width="1" height="1" alt=""></p>',
    meant: '<p>#lavoro</p>',
  },
  {
    source: 'Apple Notes, a table',
    html: '<object><table><tbody><tr><td>a</td></tr></tbody></table></object>',
    meant: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  },
];
