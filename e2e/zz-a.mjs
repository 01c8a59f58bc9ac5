import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c = await b.newContext({viewport:{width:1440,height:900},javaScriptEnabled:false});
const p = await c.newPage(); p.setDefaultTimeout(20000);
await p.goto('http://localhost:3130/garage');
console.log(await p.locator('main').innerText());
console.log(await p.locator('main form').evaluateAll(f=>f.map(x=>x.outerHTML.replace(/class="[^"]*"/g,'').slice(0,2500))));
await p.screenshot({path:'/tmp/zz/g0.png'});
await b.close();
