import {
  AlterTableNode,
  type ColumnDefinitionNode,
  CreateTableNode,
  DataTypeNode,
  GeneratedNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from 'kysely'

/**
 * Lets the same migrations make the same columns on PostgreSQL: text that is compared as bytes,
 * whatever the database's locale, integers of 64 bits, and ids that count up by themselves.
 */
export class PostgresColumns implements KyselyPlugin {
  readonly #translator = new ColumnTranslator()

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    // Other statements make no columns, and to look through them takes as long as to write them.
    if (!CreateTableNode.is(node) && !AlterTableNode.is(node)) return node
    return this.#translator.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

class ColumnTranslator extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { autoIncrement, ...column } = super.transformColumnDefinition(node)
    const generated = GeneratedNode.create({ identity: true, byDefault: true })
    return {
      ...column,
      dataType: translateType(column.dataType),
      ...(autoIncrement && { generated }),
    }
  }
}

function translateType(type: ColumnDefinitionNode['dataType']) {
  if (!DataTypeNode.is(type)) return type
  if (type.dataType === 'text') return RawNode.createWithSql('text collate "C"')
  return type.dataType === 'integer' ? DataTypeNode.create('bigint') : type
}
