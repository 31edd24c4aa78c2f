//! Which messages a file has, and which gaps each of them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The gaps of a message.
pub(crate) type Gaps = BTreeSet<String>;

/// Lists the messages of a file with their gaps.
pub(crate) fn take(resource: &FluentResource) -> BTreeMap<String, Gaps> {
    let mut inventory = BTreeMap::new();
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            let gaps: &mut Gaps = inventory.entry(message.id.name.to_owned()).or_default();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, gaps);
            }
        }
    }
    inventory
}

fn in_pattern(pattern: &Pattern<&str>, gaps: &mut Gaps) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, gaps);
        }
    }
}

fn in_expression(expression: &Expression<&str>, gaps: &mut Gaps) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, gaps),
        Expression::Select { selector, variants } => {
            in_inline(selector, gaps);
            for variant in variants {
                in_pattern(&variant.value, gaps);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, gaps: &mut Gaps) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, gaps),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, gaps);
            }
        }
        _ => {}
    }
}
