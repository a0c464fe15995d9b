import type { auditChain as source } from '../en/audit-chain'
import type { Translated } from '../translated'

export const auditChain: Translated<typeof source> = {
  entries: '记录',
  states: {
    intact: '完整',
    changed: '已损坏：该记录或前一条记录被更改',
    missing: '已损坏：缺少记录',
    inserted: '已损坏：插入了记录',
    reordered: '已损坏：记录的顺序被更改',
    truncated: '已损坏：最新的记录缺失，直到预期的那条',
    rewritten: '已损坏：预期的记录封印值不同',
  },
  fields: {
    state: '审计记录',
    checkedCnt: '已检查的记录',
    sealFrom: '从',
    sealTo: '至',
    head: '最新封印',
    brokenNumbers: '损坏处编号',
    brokenAt: '时间',
    brokenAction: '操作',
    forgottenTo: '因期限删除至编号',
    unsealedCnt: '尚未封印',
  },
}
