import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c = await b.newContext({viewport:{width:390,height:844},javaScriptEnabled:false});
const p = await c.newPage(); p.setDefaultTimeout(20000);
const B='http://localhost:3130';
await p.goto(B+'/garage');
console.log('submit empty:'); await p.getByRole('button',{name:'Show parts that fit'}).click(); await p.waitForLoadState(); console.log(p.url(), (await p.locator('main').innerText()).slice(0,300));
await p.goto(B+'/garage');
const s=p.locator('main form').first().locator('select'); await s.nth(0).selectOption({label:'Ather 450X'}); await s.nth(1).selectOption({label:'Ola S1 Pro'});
await p.getByRole('button',{name:'Show parts that fit'}).click(); await p.waitForLoadState(); console.log(p.url(), (await p.locator('main').innerText()).slice(0,2500));
await p.screenshot({path:'/tmp/zz/noscript390.png'});
console.log('hscroll',await p.evaluate?.(()=>document.documentElement.scrollWidth).catch(e=>e.message));
const n=p.getByRole('link',{name:/next/i}); console.log('next',await n.count(), await n.first().getAttribute('href').catch(()=>''));
const hostile=['fits=','fits=x','fits=ather.450x%27%20or%201=1--','fits=%3Cscript%3Ealert(1)%3C/script%3E','fits=nobody.nothing','fits=ather.450x_9999','fits=ather.450x_0000','fits=ather.450x.no-such','fits=ATHER.450X','fits=ather.450x%00','fits=%E0%A4%A','fits='+Array(60).fill('ather.450x').join(','),'fits='+Array.from({length:60},(_,i)=>'ather.450x_'+(1950+i)).join(','),'fits='+'a'.repeat(7000),'fits[]=ather.450x','fits=__proto__.constructor','fits=ather.450x&fits=ola.s1-pro','fits=ather.450x&page=-1','fits=ather.450x&page=1e9','fits=ather.450x&page=99999','fits=ather.450x;ola.s1-pro'];
for(const h of hostile){ try{ const r=await p.goto(B+'/listing?'+h); const t=(await p.locator('main').innerText()).replace(/\s+/g,' '); console.log('##',h.slice(0,60),r.status(),'|',await p.locator('h1').first().innerText().catch(()=>'-'),'|',(t.match(/[\d,]+ (products?|results?|items?)[^.]{0,40}/)||[''])[0],'|',t.slice(0,260)); }catch(e){console.log('##',h.slice(0,60),'ERR',e.message.slice(0,150));}}
for(const h of ['fits=ather.450x','make=%3Cimg%20src=x%20onerror=alert(1)%3E','make=__proto__','?','fits=%E0%A4%A','registration=%00','q='+'9'.repeat(5000)]){ try{const r=await p.goto(B+'/garage?'+h); console.log('## garage',h.slice(0,50),r.status(),(await p.locator('main').innerText()).replace(/\s+/g,' ').slice(0,120));}catch(e){console.log('garage',h.slice(0,40),e.message.slice(0,100))}}
await b.close();
